/*
 * Runs before the packages that we are installed with run their own install steps. That of onnxruntime-node would fetch some
 * 300 MB of CUDA libraries on Linux x64, and fail the whole installation where it cannot reach their host; our model runs on
 * the processor alone. It leaves alone what is there already, so empty files in their place are enough. Where install steps
 * are not run at all, neither is this, and nothing is missing. Written for any Node: it must never fail an installation.
 */
'use strict';

var fs = require('fs');
var path = require('path');

var libraries = ['cuda', 'shared', 'tensorrt'].map(function (part) {
  return 'libonnxruntime_providers_' + part + '.so';
});

try {
  var root = path.dirname(require.resolve('onnxruntime-node/package.json'));
  libraries.forEach(function (name) {
    var file = path.join(root, 'bin', 'napi-v6', 'linux', 'x64', name);
    if (!fs.existsSync(file)) fs.writeFileSync(file, '');
  });
} catch (error) {
  // Not there yet, as in a clone of the project, or in another form: then its own install step decides.
}
