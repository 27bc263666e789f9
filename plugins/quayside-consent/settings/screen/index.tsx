/**
 * The screen Settings > Cookie consent.
 */
import { mountScreen } from '@quayside/admin/mount';
import { Screen } from './screen';
import './settings.scss';

mountScreen( 'quayside-consent-settings', () => <Screen /> );
