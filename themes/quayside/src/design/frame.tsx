import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { DesignState } from '@quayside/contracts/theme/design.state';
import type { Design } from './site';

/** Storage key of the preview (spec section 7). */
const KEY = 'starter-templates-iframe-preview-data';

type Send = ( param: string, data?: unknown ) => void;

const sendDesign = (
	send: Send,
	design: Design,
	{ fonts }: DesignState
): void => {
	const stack = ( slug: string ): string =>
		fonts.find( ( font ) => font.slug === slug )?.stack ?? '';
	send( 'colorPalette', { colors: design.colors } );
	send( 'siteTypography', {
		local: true,
		'body-font-family': stack( design.font_body ),
		'headings-font-family': stack( design.font_headings ),
	} );
	send( 'siteLogo', { url: design.logoUrl } );
	send( 'siteTitle', design.show_title );
};

/** Calls back when the page in the frame listens for messages. Runs again after each navigation. */
const whenReady = ( frame: HTMLIFrameElement, callback: () => void ): void => {
	const root = frame.contentDocument?.documentElement;
	if ( ! root ) {
		return;
	}
	if ( root.dataset.quaysidePreview ) {
		callback();
		return;
	}
	const observer = new MutationObserver( () => {
		observer.disconnect();
		callback();
	} );
	observer.observe( root, { attributeFilter: [ 'data-quayside-preview' ] } );
};

/**
 * Displays the site in a frame with the unsaved colors and fonts, which are sent as messages of the starter-template
 * preview.
 *
 * @param props
 * @param props.site   The site.
 * @param props.design The unsaved design.
 * @param props.width  Viewport width in px. The frame is scaled to the available space.
 */
export function Frame( {
	site,
	design,
	width,
}: {
	site: DesignState;
	design: Design;
	width: number;
} ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const screen = useRef< HTMLDivElement >( null );
	const [ pages, setPages ] = useState( 0 );
	const [ size, setSize ] = useState( { inline: width, block: 600 } );
	const scale = Math.min( 1, size.inline / width );

	useEffect( () => {
		const observer = new ResizeObserver(
			( [ entry ] ) =>
				entry &&
				setSize( {
					inline: entry.contentRect.width,
					block: entry.contentRect.height,
				} )
		);
		if ( screen.current ) {
			observer.observe( screen.current );
		}
		return () => observer.disconnect();
	}, [] );

	useEffect( () => {
		const clear = (): void => localStorage.removeItem( KEY );
		clear();
		addEventListener( 'pagehide', clear );
		return () => removeEventListener( 'pagehide', clear );
	}, [] );

	useEffect( () => {
		if ( pages > 0 ) {
			sendDesign(
				( param, data ) =>
					frame.current?.contentWindow?.postMessage(
						{
							call: 'starterTemplatePreviewDispatch',
							value: { param, data },
						},
						location.origin
					),
				design,
				site
			);
		}
	}, [ design, site, pages ] );

	return (
		<div className="quayside-design__screen" ref={ screen }>
			<iframe
				ref={ frame }
				className="quayside-design__frame"
				style={ {
					width,
					height: size.block / scale,
					transform: `scale(${ scale })`,
					marginInline: Math.max( 0, ( size.inline - width ) / 2 ),
				} }
				src={ `${ site.home }${ site.home.includes( '?' ) ? '&' : '?' }quayside-design=1` }
				title={ __(
					'Preview of your site with this design',
					'quayside'
				) }
				onLoad={ () =>
					frame.current &&
					whenReady( frame.current, () =>
						setPages( ( count ) => count + 1 )
					)
				}
			/>
		</div>
	);
}
