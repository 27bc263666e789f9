import { useState } from 'react';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import {
	Button,
	Notice,
	SelectControl,
	Spinner,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentLanguageTexts } from '@quayside/contracts/consent/language-texts';
import type { ConsentLanguageTextsResponse } from '@quayside/contracts/consent/language-texts.response';
import { TextFields } from '../settings/text-fields';
import { reasonOf } from '../settings/store';
import type { Answer } from '../settings/store';

/** Unsaved texts by locale, which are preserved while another tab or language is open. */
export type LanguageDrafts = Record< string, ConsentLanguageTexts >;

type Category = ConsentLanguageTexts[ 'categories' ][ string ];

const pathOf = ( locale: string ): string =>
	`/quayside-consent/v1/language-texts/${ locale }`;

/** Renders the fields for a category and its cookies in one language. */
function CategoryFields( {
	category,
	own,
	onChange,
}: {
	category: ConsentLanguageTextsResponse[ 'defaults' ][ 'categories' ][ number ];
	own: Category;
	onChange: ( own: Category ) => void;
} ) {
	return (
		<details className="quayside-consent-settings__category">
			<summary>{ category.name }</summary>
			<div role="group" aria-label={ category.name }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Name', 'quayside-consent' ) }
					placeholder={ category.name }
					value={ own.name ?? '' }
					maxLength={ 80 }
					onChange={ ( name ) => onChange( { ...own, name } ) }
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					rows={ 3 }
					label={ __( 'Category description', 'quayside-consent' ) }
					placeholder={ category.description }
					value={ own.description ?? '' }
					maxLength={ 1000 }
					onChange={ ( description ) =>
						onChange( { ...own, description } )
					}
				/>
				{ category.cookies.map( ( cookie ) => {
					const texts = own.cookies?.[ cookie.name ] ?? {};
					const set = ( next: typeof texts ): void =>
						onChange( {
							...own,
							cookies: {
								...own.cookies,
								[ cookie.name ]: { ...texts, ...next },
							},
						} );
					return (
						<fieldset key={ cookie.name }>
							<legend>
								<code>{ cookie.name }</code>
							</legend>
							<TextControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ __( 'Duration', 'quayside-consent' ) }
								placeholder={ cookie.duration }
								value={ texts.duration ?? '' }
								maxLength={ 80 }
								onChange={ ( duration ) => set( { duration } ) }
							/>
							<TextControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ __(
									'Description',
									'quayside-consent'
								) }
								placeholder={ cookie.description }
								value={ texts.description ?? '' }
								maxLength={ 500 }
								onChange={ ( description ) =>
									set( { description } )
								}
							/>
						</fieldset>
					);
				} ) }
			</div>
		</details>
	);
}

/** Renders the texts of one language, which are loaded when the owner selects it. */
function Texts( {
	locale,
	name,
	draft,
	setDraft,
}: {
	locale: string;
	name: string;
	draft: ConsentLanguageTexts | undefined;
	setDraft: ( draft: ConsentLanguageTexts | undefined ) => void;
} ) {
	const [ saved, setSaved ] = useState< ConsentLanguageTextsResponse >();
	const [ state, setState ] = useState< 'idle' | 'saving' | 'saved' >(
		'idle'
	);
	const [ reason, setReason ] = useState( '' );
	const path = pathOf( locale );
	const { data, error } = useRequest(
		path,
		( signal ) =>
			apiFetch< ConsentLanguageTextsResponse >( { path, signal } ),
		() =>
			__(
				'The texts of this language could not be loaded. Please try again.',
				'quayside-consent'
			)
	);
	const loaded = saved ?? data;
	if ( ! loaded ) {
		return error ? <ErrorNotice message={ error } /> : <Spinner />;
	}
	const { defaults, ...stored } = loaded;
	const texts = draft ?? stored;
	const change = ( next: Partial< ConsentLanguageTexts > ): void => {
		setState( 'idle' );
		setDraft( { ...texts, ...next } );
	};
	const save = (): void => {
		setState( 'saving' );
		setReason( '' );
		apiFetch< ConsentLanguageTextsResponse >( {
			path,
			method: 'POST',
			data: texts,
		} )
			.then( ( response ) => {
				setSaved( response );
				setDraft( undefined );
				setState( 'saved' );
			} )
			.catch( ( failure: unknown ) => {
				setReason( reasonOf( failure ) );
				setState( 'idle' );
			} );
	};
	return (
		<>
			<TextFields
				texts={ texts.texts }
				defaults={ defaults.texts }
				onChange={ ( next ) => change( { texts: next } ) }
			/>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Cookie policy URL', 'quayside-consent' ) }
				placeholder={ defaults.policyUrl }
				value={ texts.policyUrl }
				onChange={ ( policyUrl ) => change( { policyUrl } ) }
			/>
			{ defaults.categories.map( ( category ) => (
				<CategoryFields
					key={ category.slug }
					category={ category }
					own={ texts.categories[ category.slug ] ?? {} }
					onChange={ ( own ) =>
						change( {
							categories: {
								...texts.categories,
								[ category.slug ]: own,
							},
						} )
					}
				/>
			) ) }
			<div>
				<Button
					variant="primary"
					isBusy={ state === 'saving' }
					disabled={ ! draft || state === 'saving' }
					accessibleWhenDisabled
					__next40pxDefaultSize
					onClick={ save }
				>
					{ sprintf(
						/* translators: %s: name of a language. */
						__( 'Save texts: %s', 'quayside-consent' ),
						name
					) }
				</Button>
			</div>
			<ErrorNotice message={ reason } />
			{ state === 'saved' && (
				<Notice status="success" isDismissible={ false }>
					{ __(
						'Texts saved. Page caches cleared.',
						'quayside-consent'
					) }
				</Notice>
			) }
		</>
	);
}

/** Renders the owner's texts in each language of the site except the default one. */
export function LanguageTexts( {
	languages,
	drafts,
	setDrafts,
}: {
	languages: Answer[ 'languages' ];
	drafts: LanguageDrafts;
	setDrafts: ( drafts: LanguageDrafts ) => void;
} ) {
	const [ selected, setSelected ] = useState( '' );
	const others = languages.filter( ( { isDefault } ) => ! isDefault );
	const language = others.find( ( { locale } ) => locale === selected );
	if ( others.length === 0 ) {
		return (
			<p>
				{ __(
					'This site has one language. Its texts are on the tabs “Banner” and “Categories and cookies”.',
					'quayside-consent'
				) }
			</p>
		);
	}
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Language', 'quayside-consent' ) }
				help={ sprintf(
					/* translators: %s: name of a language. */
					__(
						'Empty fields use the texts in the default language (%s), which are on the other tabs.',
						'quayside-consent'
					),
					languages[ 0 ]?.name ?? ''
				) }
				value={ selected }
				options={ [
					{
						value: '',
						label: __( 'Select a language', 'quayside-consent' ),
					},
					...others.map( ( { locale, name, hasTexts } ) => ( {
						value: locale,
						label: hasTexts
							? sprintf(
									/* translators: %s: name of a language. */
									__(
										'%s (has its own texts)',
										'quayside-consent'
									),
									name
								)
							: name,
					} ) ),
				] }
				onChange={ setSelected }
			/>
			{ language && (
				<Texts
					key={ language.locale }
					locale={ language.locale }
					name={ language.name }
					draft={ drafts[ language.locale ] }
					setDraft={ ( draft ) => {
						const next = { ...drafts };
						delete next[ language.locale ];
						setDrafts(
							draft
								? { ...next, [ language.locale ]: draft }
								: next
						);
					} }
				/>
			) }
		</>
	);
}
