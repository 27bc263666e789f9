interface Props {
	/** Of the service's style sheet. */
	address: string;
	/** Family by slug of the preset that it takes over. */
	fonts: Record< string, string >;
}

type ConsentWindow = Window & { wp_has_consent?: ( category: string ) => boolean };

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
		link.href = address;
		link.onload = () => {
			const { style } = document.documentElement;
			for ( const [ slug, family ] of Object.entries( fonts ) ) {
				const property = `--wp--preset--font-family--${ slug }`;
				style.setProperty( property, `"${ family }", ${ getComputedStyle( document.documentElement ).getPropertyValue( property ) }` );
			}
		};
		document.head.append( link );
	};

	const isAllowed = (): boolean => {
		const ask = ( window as ConsentWindow ).wp_has_consent;
		return ! ask || ask( CATEGORY );
	};

	const onChange = ( event: Event ): void => {
		if ( ( event as CustomEvent< Record< string, string > > ).detail?.[ CATEGORY ] === 'allow' ) {
			document.removeEventListener( 'wp_listen_for_consent_change', onChange );
			load();
		}
	};

	if ( isAllowed() ) {
		load();
	} else {
		document.addEventListener( 'wp_listen_for_consent_change', onChange );
	}
}
