import { mountScreen } from '@quayside/admin/mount';
import type { FormEntriesScreen } from '@quayside/contracts/forms/entries.screen';
import './entries.scss';
import { EntriesScreen } from './screen';

mountScreen( 'quayside-form-entries', ( { json } ) => (
	<EntriesScreen { ...json< FormEntriesScreen >( 'props' ) } />
) );
