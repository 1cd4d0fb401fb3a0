"""`python -m hastilude.cli`, the same as `hastilude`."""

from hastilude.cli import main

if __name__ == "__main__":
    main()
