/**
 * Says what to do where Node is too old. On Linux and Windows npm installs the Node that package-lock.json pins, and
 * scripts run on it; elsewhere they run on the machine's. In plain JavaScript, so that an old Node can read it.
 */
const minVersion = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1])) {
  console.error(
    `Node ${process.versions.node} is too old: this needs Node ${minVersion.join('.')} or newer, best 24 (https://nodejs.org).`,
  );
  process.exit(1);
}
