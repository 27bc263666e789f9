/**
 * The screen WooCommerce > Getting started.
 */
import { mountScreen } from '@quayside/admin/mount';
import { GettingStartedScreen } from './screen';
import './getting-started.scss';

mountScreen( 'quayside-getting-started', () => <GettingStartedScreen /> );
