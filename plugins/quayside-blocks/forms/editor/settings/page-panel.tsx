import {
	ExternalLink,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { STATE } from './state';
import { CONTROL, Panel } from './panel';
import { ColorPicker } from './style-panel';
import type { SettingsProps } from './use-settings';

type Instant = NonNullable< SettingsProps[ 'settings' ][ 'instant' ] >;

interface Editor {
	getEditedPostAttribute: ( name: string ) => unknown;
	isCurrentPostPublished: () => boolean;
}

/** Base URL of standalone form pages, which the server prints with the editor's script. */
const PAGES = STATE.pages ?? '';

/** Renders the panel for the shortcode and the standalone page of a form. */
export function PagePanel( { id, settings, set }: SettingsProps ) {
	const { slug, published } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as Editor;
		return {
			slug: String( editor.getEditedPostAttribute( 'slug' ) || '' ),
			published: editor.isCurrentPostPublished(),
		};
	}, [] );
	const instant: Instant = settings.instant ?? {};
	const change = ( next: Instant ): void =>
		set( { instant: { ...instant, ...next } } );
	const url = PAGES.includes( '?' )
		? PAGES + id
		: `${ PAGES }${ slug || id }/`;
	return (
		<Panel
			name="quayside-form-page"
			title={ __( 'Embed and share', 'quayside-blocks' ) }
		>
			<TextControl
				{ ...CONTROL }
				readOnly
				label={ __( 'Shortcode', 'quayside-blocks' ) }
				help={ __(
					'Use the shortcode where blocks aren’t available. In the block editor, use the Form block.',
					'quayside-blocks'
				) }
				value={ `[quayside_form id="${ id }"]` }
				onChange={ () => undefined }
				onFocus={ ( event ) => event.currentTarget.select() }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Show Quayside branding below the form',
					'quayside-blocks'
				) }
				checked={ settings.branding ?? false }
				onChange={ ( branding ) => set( { branding } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Standalone page', 'quayside-blocks' ) }
				help={ __(
					'Publishes the form on its own page that you can share as a link.',
					'quayside-blocks'
				) }
				checked={ instant.enabled ?? false }
				onChange={ ( enabled ) => change( { enabled } ) }
			/>
			{ instant.enabled && (
				<>
					{ published ? (
						<ExternalLink href={ url }>{ url }</ExternalLink>
					) : (
						<p>
							{ __(
								'The link appears here after you publish the form.',
								'quayside-blocks'
							) }
						</p>
					) }
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Show form title', 'quayside-blocks' ) }
						checked={ instant.title ?? true }
						onChange={ ( title ) => change( { title } ) }
					/>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Introduction', 'quayside-blocks' ) }
						value={ instant.intro ?? '' }
						onChange={ ( intro ) => change( { intro } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Allow search engines to index this page',
							'quayside-blocks'
						) }
						checked={ instant.index ?? false }
						onChange={ ( index ) => change( { index } ) }
					/>
					<ColorPicker
						label={ __( 'Banner color', 'quayside-blocks' ) }
						value={ instant.banner }
						onChange={ ( banner ) => change( { banner } ) }
					/>
					<ColorPicker
						label={ __( 'Background color', 'quayside-blocks' ) }
						value={ instant.background }
						onChange={ ( background ) => change( { background } ) }
					/>
				</>
			) }
		</Panel>
	);
}
