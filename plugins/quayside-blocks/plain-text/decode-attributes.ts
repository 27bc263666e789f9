import { addFilter } from '@wordpress/hooks';
import { decodeEntities } from '@wordpress/html-entities';

interface BlockType {
	name: string;
}

/** Whether an attribute is HTML, by its path, such as "details.0.caption". */
type IsHtml = ( path: string ) => boolean;

const decode = ( value: unknown, isHtml: IsHtml, path = '' ): unknown => {
	if ( path && isHtml( path ) ) {
		return value;
	}
	if ( typeof value === 'string' ) {
		return value.includes( '&' ) ? decodeEntities( value ) : value;
	}
	if ( value === null || typeof value !== 'object' ) {
		return value;
	}
	const entries = Object.entries( value ).map( ( [ key, each ] ) => [
		key,
		decode( each, isHtml, path ? `${ path }.${ key }` : key ),
	] );
	return Array.isArray( value )
		? entries.map( ( [ , each ] ) => each )
		: Object.fromEntries( entries );
};

/**
 * Decodes the entities in attributes of blocks when the editor reads them. WordPress stores "&" as "&amp;" in all attributes that are
 * saved by users without the unfiltered_html capability, such as authors.
 *
 * @param prefix Beginning of the names of the blocks.
 * @param isHtml Whether an attribute is HTML, which keeps its entities.
 */
export const decodeAttributes = ( prefix: string, isHtml: IsHtml ): void =>
	addFilter(
		'blocks.getBlockAttributes',
		`quayside/plain-text/${ prefix.replace( /\W+/g, '-' ) }`,
		( attributes: unknown, { name }: BlockType ) =>
			name.startsWith( prefix )
				? decode( attributes, isHtml )
				: attributes
	);
