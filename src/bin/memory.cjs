#!/usr/bin/env node
/* The program `memory` of the package. It is written so that the oldest Node can read it and say what is missing. */
'use strict';

var oldest = '24';

if (parseInt(process.versions.node, 10) < parseInt(oldest, 10)) {
  var found = process.versions.node + ' (' + process.execPath + ')';
  process.stderr.write('\nMnemograph needs Node ' + oldest + ' or newer; this is Node ' + found + '.\n');
  process.stderr.write('Install a newer one (nodejs.org), then run the same command again.\n\n');
  process.exitCode = 1;
} else {
  void require('../cli/main.js').main(process.argv.slice(2));
}
