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

/** Props of the panels of a form's settings. */
export interface SettingsProps {
	id: number;
	settings: FormSettings;
	/** Changes settings. The options are those of editEntityRecord(). */
	set: ( change: FormSettings, options?: object ) => void;
}

/** Returns the id of the form being edited; null if another post type is edited. */
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

/** Returns the settings of a form and a function that changes some of them. They are saved with the form. */
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
	// PHP encodes empty settings as a list.
	const stored = meta?.[ META ];
	const settings: FormSettings =
		! stored || Array.isArray( stored ) ? {} : stored;
	const set = ( change: FormSettings, options?: object ): void =>
		editEntityRecord(
			'postType',
			POST_TYPE,
			id,
			{ meta: { ...meta, [ META ]: { ...settings, ...change } } },
			options
		);
	return { id, settings, set };
}
