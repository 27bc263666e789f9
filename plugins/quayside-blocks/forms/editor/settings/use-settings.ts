import { store as core } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import type { FormSettings } from '@quayside/contracts/forms/form.settings';

/** The post type of forms. */
const POST_TYPE = 'sureforms_form';

const META = '_quayside_form';

interface FormRecord {
	meta?: Record< string, FormSettings >;
	slug?: string;
	generated_slug?: string;
}

/** What the panels of a form's settings read and change. */
export interface SettingsProps {
	id: number;
	settings: FormSettings;
	set: ( change: FormSettings ) => void;
}

/** Returns the form that is edited; null where something else is. */
export function useFormId(): number | null {
	return useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as
			| {
					getCurrentPostType?: () => string;
					getCurrentPostId?: () => number;
			  }
			| undefined;
		return editor?.getCurrentPostType?.() === POST_TYPE
			? ( editor.getCurrentPostId?.() ?? null )
			: null;
	}, [] );
}

/** Returns the settings of a form, and what changes some of them. They are saved with the form. */
export function useSettings( id: number ): SettingsProps {
	const meta = useSelect(
		( select ) =>
			(
				select( core ) as unknown as {
					getEditedEntityRecord: (
						...query: unknown[]
					) => FormRecord | undefined;
				}
			 ).getEditedEntityRecord( 'postType', POST_TYPE, id )?.meta,
		[ id ]
	);
	const { editEntityRecord } = useDispatch( core ) as unknown as {
		editEntityRecord: ( ...edit: unknown[] ) => void;
	};
	// PHP writes settings without any property as a list.
	const kept = meta?.[ META ];
	const settings: FormSettings = ! kept || Array.isArray( kept ) ? {} : kept;
	const set = ( change: FormSettings ): void =>
		editEntityRecord( 'postType', POST_TYPE, id, {
			meta: { ...meta, [ META ]: { ...settings, ...change } },
		} );
	return { id, settings, set };
}
