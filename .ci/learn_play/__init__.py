"""A child in front of the pages of learning: it sees what is drawn, and touches what it sees."""
