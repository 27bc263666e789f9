import { matcher } from './match';
import shipped from './shipped.json';

/*
 * The provider list. Fetched when a script of the page uses an address of another host before everything is allowed:
 * what stands in the HTML has been judged by the server.
 */

export const categoryOf = matcher( shipped, window.quaysideConsentConfig.held );
