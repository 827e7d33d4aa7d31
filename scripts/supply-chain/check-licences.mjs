import { isAllowedBy } from './licence-expression.mjs';
import { exceptions, forDevelopment, forProduction } from './licences.mjs';
import { readLockfile } from './read-lockfile.mjs';
import { report } from '../house/report.mjs';

const isNamed = (name, pattern) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const isExcepted = ({ name, license }) =>
  exceptions.some((exception) => isNamed(name, exception.name) && license === exception.says);

const isAllowed = ({ license = '', dev = false }) =>
  isAllowedBy(license, dev ? forDevelopment : forProduction);

const refused = readLockfile().filter((locked) => !isAllowed(locked));
const idle = exceptions.filter(
  ({ name, says }) =>
    !refused.some((locked) => isNamed(locked.name, name) && locked.license === says),
);

report([
  ...refused
    .filter((locked) => !isExcepted(locked))
    .map(
      ({ name, version, license = 'nothing' }) =>
        `${name} ${version} says ${license} about its licence: not in scripts/supply-chain/licences.mjs.`,
    ),
  ...idle.map(({ name }) => `The exception for ${name} in licences.mjs is no longer needed.`),
]);
