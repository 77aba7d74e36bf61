// A moving example: pieces of a booth that stand in four scenes and move from one to the next, ten seconds in all.

/** Where a piece is in a scene: across, down, and where it differs its size, turn in degrees, and how much of it is seen. */
export type Pose = readonly [x: number, y: number, size?: number, turn?: number, seen?: number];

export interface Actor {
  /** The piece, drawn about the origin. */
  art: string;
  /** One pose for each scene; a shorter list keeps its last. */
  poses: readonly Pose[];
}

export const SCENES = 4;
/** How long a scene lasts, in ms; the four make ten seconds. */
export const SCENE = 2500;

/** The pose of a piece in a scene, from 0. */
export const poseIn = ({ poses }: Actor, scene: number): Pose => poses[Math.min(scene, poses.length - 1)]!;

/** As a drawing's own transform. */
export const placed = ([x, y, size = 1, turn = 0]: Pose): string => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;

export const seen = (pose: Pose): number => pose[4] ?? 1;

/** The poses as values a stylesheet can run through: `--t1`, `--o1` to `--t4`, `--o4`. */
export function course(actor: Actor): string {
  const at = (scene: number) => poseIn(actor, scene);
  return Array.from({ length: SCENES }, (_, n) => `--t${n + 1}:${placed(at(n))};--o${n + 1}:${seen(at(n))}`).join(';');
}
