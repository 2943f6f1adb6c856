# make run     start Meadow on http://127.0.0.1:8080
# make test    everything that is checked: format, Swift, PulseAudio, the page in Node and Chromium
# make bench   the figures in docs/measurements.md
# make screens  pictures of every screen, in screens/
# make sizes   every screen at every size, walked by a program that finds what is cut or covered
# make items   every item of every lesson, answered right by a program that only uses the page
# make content-report  how much of what children say is on the boards, how good the phrases are in each language, which
#                      pictures clash, how well strangers name the symbols, how hard the page's texts are to read
# make voices-report   a page that holds every voice against its targets: Meadow's own, natural and recorded ones; of some
#                      of them ARGS='--parts natural,recorded'
# make evidence-report  how far what messages were for agrees with two people who labelled them
# make coverage   how much of talk, maths, runtime, family and content their tests run; of the engines, every line
# make symbols  the symbols drawn anew, and sheets of them to print, in symbols-sheet/
# make fuzz    damaged input for the readers of hints, lexicons, recordings and photos, 60 s each
# make format, make lint, make samples, make install [PREFIX=/usr/local], make clean

PREFIX ?= /usr/local
ARGS ?=
MEADOW := .build/release/meadow
SWIFT_BUILD := swift build -c release

.PHONY: run build test test-swift test-http test-node test-voices test-natural test-page bench screens sizes items \
  voices-report content-report evidence-report coverage symbols fuzz format lint samples install clean

run: build
	exec $(MEADOW) serve $(ARGS)

build:
	.ci/setup run
	$(SWIFT_BUILD) --product meadow

# One configuration serves product and tests, so that what is tested is what is shipped.
test: lint
	.ci/setup test
	$(SWIFT_BUILD) --build-tests
	$(SWIFT_BUILD) --product meadow
	$(MAKE) test-node
	$(MAKE) test-swift
	$(MAKE) test-http
	$(MAKE) test-voices
	$(MAKE) test-natural
	$(MAKE) test-page

# Every test runs once: first, side by side, all that need no clock but their own; then, one at a time
# with nothing beside them, those of a live server, whose limits are real seconds, and those that listen
# to a real PulseAudio or PipeWire. Suites of the latter are called Pulse…Tests and PipeWire…Tests.
REAL_TIME_TESTS := '[./](Pulse|PipeWire)[A-Za-z]*Tests/|^MeadowServiceTests\.'

test-swift:
	.ci/private-pulse .ci/swift-tests --skip $(REAL_TIME_TESTS)
	.ci/private-pulse .ci/swift-tests --no-parallel --filter $(REAL_TIME_TESTS)

# The page's logic that needs no browser, by Node's own test runner.
test-node:
	.ci/node-tests

# The live service against its description, and every example of docs/http.md.
test-http:
	.ci/http-tests

test-voices:
	.ci/voices-tests

# Voices that other programs make: a real Piper, and servers that do all wrong that a server can, listened to.
test-natural:
	.ci/private-pulse .ci/natural-tests

test-page:
	.ci/private-pulse .ci/page-tests

bench: build
	.ci/setup bench
	.ci/bench

screens: build
	.ci/setup test
	.ci/screens $(ARGS)

sizes: build
	.ci/setup test
	.ci/sizes $(ARGS)

items: build
	.ci/setup test
	.ci/items $(ARGS)

voices-report: build
	.ci/setup voices
	.ci/voices-report $(ARGS)

content-report: build
	.ci/setup test
	.ci/content_coverage.py --missing
	.ci/content_phrases.py
	.ci/content_phrases.py es-419
	node .ci/picture_clashes.mjs
	.ci/symbols/naming.py
	node .ci/reading_ages.mjs

evidence-report:
	.ci/setup test
	$(SWIFT_BUILD) --build-tests
	swift test -c release --skip-build --filter EvidenceReportTests

coverage:
	.ci/setup test
	.ci/coverage $(ARGS)

# Every picture of Sources/Page/art/symbols; sheets with words, and without for fresh eyes to name.
symbols:
	python3 .ci/symbols/draw.py
	python3 .ci/signs/draw.py
	python3 .ci/symbols/sheet.py --pdf symbols-sheet/symbols.html
	python3 .ci/symbols/sheet.py --pdf --without-words symbols-sheet/without-words.html

fuzz:
	.ci/setup run
	.ci/fuzz $(ARGS)

lint:
	swift format lint --strict --parallel -r Package.swift Sources Benchmarks Tests

format:
	swift format -i --parallel -r Package.swift Sources Benchmarks Tests

samples: build
	$(MEADOW) samples samples

# The resource bundles lie beside the program, the voices under share/.
install: build
	install -d $(DESTDIR)$(PREFIX)/lib/meadow $(DESTDIR)$(PREFIX)/share/meadow $(DESTDIR)$(PREFIX)/bin
	cp -r $(MEADOW) .build/release/*.resources $(DESTDIR)$(PREFIX)/lib/meadow/
	cp -r voices samples $(DESTDIR)$(PREFIX)/share/meadow/
	ln -sf ../lib/meadow/meadow $(DESTDIR)$(PREFIX)/bin/meadow

clean:
	rm -rf .build .build-venv .build-voices-venv .build-natural-venv .build-http-venv .build-fuzz .build-coverage voices-report screens symbols-sheet
