import { serviceAddress } from '@quayside/boundary/addresses';
import { getGlobal } from '@quayside/boundary/globals';
import type { FontsService } from '@quayside/contracts/theme/fonts.service';

const CATEGORY = 'functional';

/**
 * Loads fonts from a font service once the visitor has consented. Until then the site's own fonts are used.
 *
 * @param _host An empty element.
 * @param props URL and families.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const { address, fonts } = props as FontsService;

	const load = (): void => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = serviceAddress( address );
		link.onload = () => {
			const { style } = document.documentElement;
			for ( const [ slug, family ] of Object.entries( fonts ) ) {
				const property = `--wp--preset--font-family--${ slug }`;
				style.setProperty(
					property,
					`"${ family }", ${ getComputedStyle( document.documentElement ).getPropertyValue( property ) }`
				);
			}
		};
		document.head.append( link );
	};

	const isAllowed = (): boolean => {
		const hasConsent =
			getGlobal< ( category: string ) => boolean >( 'wp_has_consent' );
		return ! hasConsent || hasConsent( CATEGORY );
	};

	const onChange = ( event: Event ): void => {
		if (
			( event as CustomEvent< Record< string, string > > ).detail?.[
				CATEGORY
			] === 'allow'
		) {
			document.removeEventListener(
				'wp_listen_for_consent_change',
				onChange
			);
			load();
		}
	};

	if ( isAllowed() ) {
		load();
	} else {
		document.addEventListener( 'wp_listen_for_consent_change', onChange );
	}
}
