"""Hosts to be killed: ``python kill_worker.py DATA`` starts one for each line it reads, and says its process id.

They are forked from this process, which has everything loaded, so that fifty starts take seconds.
"""

import os
import sys

if __name__ == "__main__":  # bots' processes import this file too, and need no host
    from midway.host.serve import serve

    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            serve(port=0, data=sys.argv[1], bot_pause=0)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
