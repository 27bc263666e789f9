import { matcher } from './match';
import shipped from './shipped.json';

/*
 * The provider list. Fetched when a script of the page uses an address of another host before everything is allowed:
 * what stands in the HTML has been judged by the server.
 */

window.quaysideConsent.categoryOf = matcher( shipped, window.quaysideConsent.config.held );

export { judge } from './judge';
