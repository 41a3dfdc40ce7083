import { delimiter, join } from 'node:path';

/**
 * How one database process is to run.
 * @typedef {object} ServerOptions
 * @property {string} home the database's home folder; `conf`, `data`, `logs` and `run` lie in it
 * @property {string} jars folder of the class path
 * @property {Iterable<string>} jarNames the jars in the order of the class path, on which a class-data archive depends
 * @property {string} heap largest Java heap, as the JVM writes it: `512m`, `1g`
 * @property {boolean} fast true: start fast and run slower, for tests
 * @property {string} [useArchive] class-data archive to start with; one that does not fit is passed over
 * @property {string} [makeArchive] class-data archive to write when the process ends
 */

/**
 * Arguments of `java` for a database process.
 * @param {ServerOptions} options
 * @returns {string[]}
 */
export function serverArguments({ home, jars, jarNames, heap, fast, useArchive, makeArchive }) {
  return [
    '-cp',
    [...jarNames].map((name) => join(jars, name)).join(delimiter),
    `-Xmx${heap}`,
    '-Xms64m',
    ...(fast ? ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] : ['-XX:+UseG1GC']),
    // A database without memory answers nobody; it is better ended, and recovers at the next start.
    '-XX:+ExitOnOutOfMemoryError',
    `-XX:ErrorFile=${join(home, 'logs', 'jvm-crash.log')}`,
    // An archive that does not fit is no error, and the JVM shall not speak of it.
    '-Xshare:auto',
    '-Xlog:disable',
    ...(useArchive === undefined ? [] : [`-XX:SharedArchiveFile=${useArchive}`]),
    ...(makeArchive === undefined ? [] : [`-XX:ArchiveClassesAtExit=${makeArchive}`]),
    '--add-opens=java.base/java.nio=ALL-UNNAMED',
    '--add-opens=java.base/java.io=ALL-UNNAMED',
    '--add-opens=java.base/sun.nio.ch=ALL-UNNAMED',
    // Vector search computes with SIMD through this module.
    '--add-modules=jdk.incubator.vector',
    '--enable-native-access=ALL-UNNAMED',
    '-Djdk.nio.maxCachedBufferSize=1024',
    '-Dlog4j2.disable.jmx=true',
    '-Dfile.encoding=UTF-8',
    'org.neo4j.server.Neo4jCommunity',
    `--home-dir=${home}`,
    `--config-dir=${join(home, 'conf')}`,
  ];
}

/**
 * Contents of `neo4j.conf`: Bolt on the loopback address and nothing else, no message to anybody.
 * @param {number} port
 */
export function serverConfiguration(port) {
  return `${[
    '# Written anew at every start.',
    'server.default_listen_address=127.0.0.1',
    `server.bolt.listen_address=127.0.0.1:${port}`,
    `server.bolt.advertised_address=127.0.0.1:${port}`,
    'server.http.enabled=false',
    'server.https.enabled=false',
    'server.memory.pagecache.size=256m',
    // Nothing leaves the machine: no usage report, no announcement on the local network.
    'dbms.usage_report.enabled=false',
    'dbms.fleet_manager.enabled=false',
    'server.fleet_discovery.enabled=false',
    'server.bolt.telemetry.enabled=false',
    // An empty database takes 2 MB instead of 517.
    'db.tx_log.preallocate=false',
    'db.tx_log.rotation.retention_policy=2 days 512M',
    'db.logs.query.enabled=OFF',
    'dbms.logs.http.enabled=false',
    // Bolt waits 10 s for idle connections otherwise.
    'internal.server.bolt.thread_pool_shutdown_wait_time=100ms',
    'internal.server.bolt.connection_shutdown_wait_time=100ms',
  ].join('\n')}\n`;
}
