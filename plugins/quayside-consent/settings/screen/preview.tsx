import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import type { ConsentPreviewRequest } from '@quayside/contracts/consent/settings.preview-request';
import type { ConsentPreviewResponse } from '@quayside/contracts/consent/settings.preview-response';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import {
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Contents } from '../../preferences/contents';
import { reasonOf } from '../store';
import type { Settings } from '../store';

/** Delay after the last change before the preview is loaded, in ms. */
const DELAY = 250;

/** Size of the previewed window, in px. */
const SIZES = { computer: [ 1100, 720 ], phone: [ 390, 720 ] } as const;

/** The response of the preview's route. */
type PreviewResponse = ConsentPreviewResponse & {
	preferences: ConsentPreferences;
};

interface CenterProps {
	preferences: ConsentPreferences;
	panel: 'categories' | 'opt-out';
}

const doNothing = (): void => undefined;

/** Renders the preference center above the page, as visitors see it but inert. */
function Center( { preferences, panel }: CenterProps ) {
	const answers = Object.fromEntries(
		preferences.categories.map( ( { slug, isNecessary } ) => [
			slug,
			isNecessary || panel === 'opt-out',
		] )
	);
	return (
		<div
			ref={ ( node ) => {
				// React 18 doesn't support the attribute.
				if ( node ) {
					node.inert = true;
				}
			} }
			style={ {
				position: 'fixed',
				inset: 0,
				zIndex: 99999999,
				display: 'grid',
				background: 'rgb(15 27 33 / 0.55)',
			} }
		>
			<dialog
				open
				className="quayside-dialog quayside-preferences cky-modal"
				style={ { position: 'static' } }
			>
				<Contents
					preferences={ preferences }
					panel={ panel }
					answers={ answers }
					isFixed={ false }
					setAnswers={ doNothing }
					choose={ doNothing }
				/>
			</dialog>
		</div>
	);
}

/** Renders the banner and the preference center as visitors would see them with the draft. */
export function Preview( { draft }: { draft: Settings } ) {
	const [ part, setPart ] = useState< 'banner' | 'center' >( 'banner' );
	// The body of the document in the frame.
	const [ body, setBody ] = useState< HTMLElement | null >( null );
	const [ device, setDevice ] = useState< keyof typeof SIZES >( 'computer' );
	const [ width, height ] = SIZES[ device ];
	const frame = useRef< HTMLDivElement >( null );
	const [ scale, setScale ] = useState( 1 );
	useEffect( () => {
		const observer = new ResizeObserver(
			( [ entry ] ) =>
				entry && setScale( entry.contentRect.width / width )
		);
		if ( frame.current ) {
			observer.observe( frame.current );
		}
		return () => observer.disconnect();
	}, [ width ] );

	// Other settings don't change the preview.
	const {
		texts,
		colours,
		law,
		layout,
		position,
		close,
		revisit,
		policyUrl,
		categories,
	} = draft;
	const settings = JSON.stringify( {
		texts,
		colours,
		law,
		layout,
		position,
		close,
		revisit,
		policyUrl,
		categories,
	} );

	const { data: preview, error } = useRequest(
		settings,
		async ( signal ) => {
			await new Promise( ( resolve ) => setTimeout( resolve, DELAY ) );
			return apiFetch< PreviewResponse >( {
				path: '/quayside-consent/v1/preview',
				method: 'POST',
				data: {
					settings: JSON.parse( settings ) as Partial< Settings >,
				} satisfies ConsentPreviewRequest,
				signal,
			} );
		},
		reasonOf
	);

	return (
		<section
			className="quayside-consent-settings__preview"
			aria-label={ __( 'Preview', 'quayside-consent' ) }
		>
			<ToggleGroupControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				isBlock
				label={ __( 'Preview device', 'quayside-consent' ) }
				value={ device }
				onChange={ ( value ) =>
					setDevice( value === 'phone' ? 'phone' : 'computer' )
				}
			>
				<ToggleGroupControlOption
					value="computer"
					label={ __( 'Desktop', 'quayside-consent' ) }
				/>
				<ToggleGroupControlOption
					value="phone"
					label={ __( 'Mobile', 'quayside-consent' ) }
				/>
			</ToggleGroupControl>
			<ToggleGroupControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				isBlock
				label={ __( 'Preview content', 'quayside-consent' ) }
				value={ part }
				onChange={ ( value ) =>
					setPart( value === 'center' ? 'center' : 'banner' )
				}
			>
				<ToggleGroupControlOption
					value="banner"
					label={ __( 'Banner', 'quayside-consent' ) }
				/>
				<ToggleGroupControlOption
					value="center"
					label={ __( 'Preference center', 'quayside-consent' ) }
				/>
			</ToggleGroupControl>
			<div
				ref={ frame }
				className={ `quayside-consent-settings__window is-${ device }` }
				style={ { aspectRatio: `${ width } / ${ height }` } }
			>
				<iframe
					title={ __( 'Banner preview', 'quayside-consent' ) }
					srcDoc={ preview?.document }
					width={ width }
					height={ height }
					tabIndex={ -1 }
					style={ { transform: `scale(${ scale })` } }
					onLoad={ ( event ) =>
						setBody(
							event.currentTarget.contentDocument?.body ?? null
						)
					}
				/>
				{ preview &&
					body &&
					part === 'center' &&
					createPortal(
						<Center
							preferences={ preview.preferences }
							panel={ law === 'ccpa' ? 'opt-out' : 'categories' }
						/>,
						body
					) }
			</div>
			<ErrorNotice message={ error } />
		</section>
	);
}
