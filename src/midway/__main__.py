"""``python -m midway``."""

import sys

from midway.cli.main import main

sys.exit(main())
