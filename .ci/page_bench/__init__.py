"""The parts of .ci/page_figures.py."""
