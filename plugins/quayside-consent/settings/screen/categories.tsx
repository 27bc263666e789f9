import { useState } from 'react';
import { speak } from '@wordpress/a11y';
import {
	Button,
	Notice,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Cookies } from './cookies';
import { categoriesOf, withCategory } from '../lists';
import type { PartProps } from '../store';

/** Renders the categories with their texts, their cookies and their defaults. */
export function Categories( { answer, draft, change }: PartProps ) {
	const [ name, setName ] = useState( '' );
	const categories = categoriesOf( answer, draft );
	const slug = name
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^[^a-z]+|-$/g, '' )
		.slice( 0, 40 );
	const isTaken = categories.some( ( category ) => category.slug === slug );
	return (
		<>
			{ categories.map( ( category ) => {
				const custom = draft.categories.find(
					( { slug: other } ) => other === category.slug
				);
				const set = (
					next: Parameters< typeof withCategory >[ 2 ]
				): void =>
					change( {
						categories: withCategory(
							draft.categories,
							category.slug,
							next
						),
					} );
				const initial = answer.defaults.categories.find(
					( { slug: other } ) => other === category.slug
				);
				return (
					<details
						key={ category.slug }
						className="quayside-consent-settings__category"
					>
						<summary>
							{ sprintf(
								/* translators: 1: name of a category, 2: number of cookies. */
								__(
									'%1$s (cookies: %2$d)',
									'quayside-consent'
								),
								category.name,
								category.cookies.length + category.own.length
							) }
						</summary>
						<div role="group" aria-label={ category.name }>
							<TextControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ __( 'Name', 'quayside-consent' ) }
								placeholder={ initial?.name ?? category.slug }
								value={ custom?.name ?? '' }
								onChange={ ( next ) => set( { name: next } ) }
							/>
							<TextareaControl
								__nextHasNoMarginBottom
								rows={ 3 }
								label={ __(
									'Category description',
									'quayside-consent'
								) }
								placeholder={ initial?.description ?? '' }
								value={ custom?.description ?? '' }
								onChange={ ( next ) =>
									set( { description: next } )
								}
							/>
							{ category.slug !== 'necessary' && (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ __(
										'On by default where visitors opt out',
										'quayside-consent'
									) }
									help={ __(
										'Where visitors opt in, this category stays off until they give consent.',
										'quayside-consent'
									) }
									checked={ custom?.ccpa ?? true }
									onChange={ ( ccpa ) => set( { ccpa } ) }
								/>
							) }
							<Cookies
								category={ category }
								onChange={ ( cookies ) => set( { cookies } ) }
							/>
							{ category.isOwn && (
								<Button
									variant="tertiary"
									isDestructive
									onClick={ () =>
										change( {
											categories: draft.categories.filter(
												( { slug: other } ) =>
													other !== category.slug
											),
										} )
									}
								>
									{ sprintf(
										/* translators: %s: name of a category. */
										__(
											'Remove category: %s',
											'quayside-consent'
										),
										category.name
									) }
								</Button>
							) }
						</div>
					</details>
				);
			} ) }
			<fieldset>
				<legend>{ __( 'Add a category', 'quayside-consent' ) }</legend>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Category name', 'quayside-consent' ) }
					help={ __(
						'Visitors who have already made a choice are asked for consent again.',
						'quayside-consent'
					) }
					value={ name }
					onChange={ setName }
				/>
				{ isTaken && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'A category with this name already exists. Enter a different name.',
							'quayside-consent'
						) }
					</Notice>
				) }
				<div>
					<Button
						variant="secondary"
						disabled={ ! slug || isTaken }
						accessibleWhenDisabled
						onClick={ () => {
							change( {
								categories: withCategory(
									draft.categories,
									slug,
									{ name: name.trim() }
								),
							} );
							setName( '' );
							speak(
								__( 'Category added.', 'quayside-consent' )
							);
						} }
					>
						{ __( 'Add category', 'quayside-consent' ) }
					</Button>
				</div>
			</fieldset>
		</>
	);
}
