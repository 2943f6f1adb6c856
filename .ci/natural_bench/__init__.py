"""The parts of .ci/natural_figures.py."""
