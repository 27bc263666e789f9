import { mountScreen } from '@quayside/admin/mount';
import './spam.scss';
import type { SpamData } from './kinds';
import { SpamScreen } from './screen';

mountScreen( 'quayside-form-spam', ( { json } ) => (
	<SpamScreen initial={ json< SpamData >( 'settings' ) } />
) );
