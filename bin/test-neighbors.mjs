// npm run test:neighbors -- --peers=PATH[,PATH …]: tests Quayside together with third-party plugins. Each PATH is a folder of
// plugins, such as a site's wp-content/plugins. Tests for missing plugins are skipped.
// --wordpress=, --woocommerce=, --database=, --site=NAME, and --port=N work as in npm run e2e. Arguments after "--" go to Playwright.
import { readOptions, testBesidePlugins } from './third-party-plugins.mjs';

const options = readOptions( 'test-neighbors', '8895' );
const succeeded = await testBesidePlugins( options, 'tests/e2e/neighbors' );
process.exit( succeeded ? 0 : 1 );
