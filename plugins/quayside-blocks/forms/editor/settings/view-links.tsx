import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { STATE } from './state';
import type { SettingsProps } from './use-settings';

interface Editor {
	getEditedPostAttribute: ( name: string ) => unknown;
	isCurrentPostPublished: () => boolean;
	isEditedPostSaveable: () => boolean;
	isEditedPostDirty: () => boolean;
}

interface WordPress {
	editor?: {
		PluginPostStatusInfo?: ComponentType< { children: ReactNode } >;
	};
	editPost?: {
		PluginPostStatusInfo?: ComponentType< { children: ReactNode } >;
	};
}

/** Renders its content in the summary of the document sidebar. Its package depends on the WordPress version. */
function Summary( { children }: { children: ReactNode } ) {
	const { editor, editPost } = ( window as unknown as { wp: WordPress } ).wp;
	const Info = editor?.PluginPostStatusInfo ?? editPost?.PluginPostStatusInfo;
	return Info ? <Info>{ children }</Info> : null;
}

/** Renders the button that opens the form as visitors see it, and the link to its standalone page. */
export function ViewLinks( {
	id,
	settings,
}: Pick< SettingsProps, 'id' | 'settings' > ) {
	const [ isSaving, setIsSaving ] = useState( false );
	const { slug, isPublished, canSave, isDirty } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as Editor;
		return {
			slug: String( editor.getEditedPostAttribute( 'slug' ) || '' ),
			isPublished: editor.isCurrentPostPublished(),
			canSave: editor.isEditedPostSaveable(),
			isDirty: editor.isEditedPostDirty(),
		};
	}, [] );
	const { savePost } = useDispatch( 'core/editor' ) as unknown as {
		savePost: () => Promise< void >;
	};
	const pages = STATE.pages ?? '';
	// The base URL of standalone pages is HOME/form/ or, with plain permalinks, HOME/?quayside-form=.
	const home = pages.replace( /(?:form\/|\?.*)$/, '' );
	const preview = async (): Promise< void > => {
		// Opened at once, because browsers block windows that open after a request.
		const tab = window.open( '', '_blank' );
		// Saving a published form would publish its changes.
		if ( isDirty && ! isPublished ) {
			setIsSaving( true );
			await savePost();
			setIsSaving( false );
		}
		if ( tab ) {
			tab.location.href = `${ home }?quayside-form=${ id }`;
		}
	};
	return (
		<Summary>
			<div className="quayside-form-view">
				<Button
					variant="secondary"
					size="compact"
					isBusy={ isSaving }
					disabled={ ! canSave && ! isPublished }
					accessibleWhenDisabled
					onClick={ preview }
				>
					{ __( 'Preview', 'quayside-blocks' ) }
				</Button>
				{ isPublished && settings.instant?.enabled && (
					<ExternalLink
						href={
							pages.includes( '?' )
								? pages + id
								: `${ pages }${ slug || id }/`
						}
					>
						{ __( 'View form', 'quayside-blocks' ) }
					</ExternalLink>
				) }
			</div>
		</Summary>
	);
}
