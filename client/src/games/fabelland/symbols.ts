// The small line drawings, each in a square of 20 units, and the three guests in 24 x 30.

export const symbols = {
  orange: 'M3 17V9l7-6 7 6v8ZM10 16V9M7 12l3-3 3 3',
  blue: 'M3 14C4 5 15 4 16 12M12.5 9.5 16 12.5l2.5-3.8M1.9 16a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
  violet: 'M2.5 10h13M11 5l5 5-5 5',
  green: 'M4 4l12 12M16 4 4 16',
  on: 'M16 10a6.5 6.5 0 1 0-2 4.700M16 10l2.200-3M16 10l-3.400-1.600',
  back: 'M4 10a6.500 6.500 0 1 1 2 4.700M4 10l-2.200-3M4 10l3.400-1.600',
  bag: 'M6 7 4.5 3h11L14 7M6 7h8c3 4 3.500 6 3 8.500-.3 1.200-1 2-2.500 2h-9c-1.500 0-2.200-.8-2.500-2C2.500 13 3 11 6 7Z',
  shop: 'M3 7h14l-1.200 10.500H4.200ZM7 9V5a3 3 0 0 1 6 0v4',
  crown: 'M2.500 16 1.500 6l5 4L10 3.500 13.500 10l5-4-1 10Z',
} as const;

export type Symbol = keyof typeof symbols;

/** Head and body of a guest: a hat and a bell, a cube with an aerial and a block, a leaf and a bean. */
export const bodies: Readonly<Record<string, string>> = {
  P: 'M12 0 18.5 12H5.500ZM7 15Q4.500 22 3 29.500H21Q19.500 22 17 15ZM5 11h14a2 2 0 0 1 0 4H5a2 2 0 0 1 0-4Z',
  K: 'M12 4.500V2.400M10.400 1.800a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0M7.500 4.500h9a2 2 0 0 1 2 2V12a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V6.500a2 2 0 0 1 2-2ZM5.500 14h13a2.500 2.500 0 0 1 2.500 2.500V27a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 27V16.500A2.500 2.500 0 0 1 5.500 14Z',
  T: 'M12 0C19.500 4 19.500 11 12 14.500 4.500 11 4.500 4 12 0ZM12 13.500C20 13.500 21.500 22 21 29.500H3C2.500 22 4 13.500 12 13.500Z',
};

/** The light on a guest's head. */
export const faces: Readonly<Record<string, string>> = {
  P: 'M10.700 7.500a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0',
  K: 'M7.800 9a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0-2.400 0M13.300 9a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0-2.400 0',
  T: 'M11.400 3.500h1.200v8h-1.200Z',
};
