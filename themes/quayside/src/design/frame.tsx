import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { DesignState } from '@quayside/contracts/theme/design.state';
import type { Design } from './site';

/** The preview's own key; spec section 7. */
const KEY = 'starter-templates-iframe-preview-data';

type Send = ( param: string, data?: unknown ) => void;

const show = ( send: Send, design: Design, { fonts }: DesignState ): void => {
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

/** Calls back once the page in the frame listens; again after each page that the owner goes to. */
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
 * The owner's own site in a frame, in the colours and fonts that are being chosen. It is told by the messages of the
 * starter-template preview.
 *
 * @param props
 * @param props.site   The site.
 * @param props.design What is chosen.
 * @param props.width  Of the frame's window in px; it is shown as wide as there is room.
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
	const [ room, setRoom ] = useState( { inline: width, block: 600 } );
	const scale = Math.min( 1, room.inline / width );

	useEffect( () => {
		const observer = new ResizeObserver(
			( [ entry ] ) =>
				entry &&
				setRoom( {
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
		const forget = (): void => localStorage.removeItem( KEY );
		forget();
		addEventListener( 'pagehide', forget );
		return () => removeEventListener( 'pagehide', forget );
	}, [] );

	useEffect( () => {
		if ( pages > 0 ) {
			show(
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
					height: room.block / scale,
					transform: `scale(${ scale })`,
					marginInline: Math.max( 0, ( room.inline - width ) / 2 ),
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
