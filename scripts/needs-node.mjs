/**
 * Stops with an instruction if Node is too old. On Linux and Windows scripts run with the Node of package-lock.json,
 * elsewhere with the Node of the machine. This file is plain JavaScript, so that an old Node can run it.
 */
const minVersion = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1])) {
  console.error(
    `Node ${process.versions.node} is too old: this needs Node ${minVersion.join('.')} or newer, best 24 (https://nodejs.org).`,
  );
  process.exit(1);
}
