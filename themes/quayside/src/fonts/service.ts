import { serviceAddress } from '@quayside/boundary/addresses';
import { globalNamed } from '@quayside/boundary/globals';

interface Props {
	/** Of the service's style sheet. */
	address: string;
	/** Family by slug of the preset that it takes over. */
	fonts: Record< string, string >;
}

const CATEGORY = 'functional';

/**
 * Takes fonts from a fonts service once the visitor allows it; until then the site's own are shown.
 *
 * @param _host An empty element.
 * @param props Address and families.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const { address, fonts } = props as Props;

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
		const ask =
			globalNamed< ( category: string ) => boolean >( 'wp_has_consent' );
		return ! ask || ask( CATEGORY );
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
