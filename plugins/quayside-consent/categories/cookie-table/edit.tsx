import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';

interface EditProps {
	attributes: { category: string };
	setAttributes: ( next: { category: string } ) => void;
}

/** Renders the table as visitors see it, with a setting for the category. */
export function Edit( { attributes: { category }, setAttributes }: EditProps ) {
	const [ html, setHtml ] = useState< string | null >( null );
	const [ categories, setCategories ] = useState<
		ConsentPreferences[ 'categories' ]
	>( [] );
	const blockProps = useBlockProps();

	useEffect( () => {
		let current = true;
		apiFetch< { rendered: string } >( {
			path: addQueryArgs(
				'/wp/v2/block-renderer/quayside-consent/cookie-table',
				{ context: 'edit', attributes: { category } }
			),
		} )
			.then( ( { rendered } ) => current && setHtml( rendered ) )
			.catch( () => current && setHtml( '' ) );
		return () => {
			current = false;
		};
	}, [ category ] );
	useEffect( () => {
		apiFetch< ConsentPreferences >( {
			path: '/quayside-consent/v1/preferences',
		} )
			.then( ( response ) => setCategories( response.categories ) )
			.catch( () => undefined );
	}, [] );

	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Cookie table', 'quayside-consent' ) }>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Category', 'quayside-consent' ) }
						value={ category }
						options={ [
							{
								value: '',
								label: __(
									'All categories',
									'quayside-consent'
								),
							},
							...categories.map( ( { slug, name } ) => ( {
								value: slug,
								label: name,
							} ) ),
						] }
						onChange={ ( next ) =>
							setAttributes( { category: next } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ html === null && <Spinner /> }
			{ html === '' && (
				<p>
					{ __(
						'The cookie table could not be loaded. Please try again.',
						'quayside-consent'
					) }
				</p>
			) }
			{ /* Escaped by the server. */ }
			{ html && <div dangerouslySetInnerHTML={ { __html: html } } /> }
		</div>
	);
}
