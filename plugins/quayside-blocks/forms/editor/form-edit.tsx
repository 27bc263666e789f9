import apiFetch from '@wordpress/api-fetch';
import {
	BlockControls,
	InspectorControls,
	store as blockEditor,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	Button,
	ComboboxControl,
	PanelBody,
	Placeholder,
	SelectControl,
	Spinner,
	TextControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { store as core } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { RawHTML, useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

const POST_TYPE = 'sureforms_form';
const CATEGORY = 'quayside-forms';

interface Props {
	attributes: { formId: number; email: string };
	setAttributes: (
		attributes: Partial< { formId: number; email: string } >
	) => void;
}

interface FormRecord {
	id: number;
	title: { rendered: string; raw?: string };
}

interface Pattern {
	name: string;
	title: string;
	content: string;
	categories?: string[];
}

/** Renders the form block: selects or creates a form, and displays it as visitors see it. */
export function FormEdit( {
	attributes: { formId, email },
	setAttributes,
}: Props ) {
	const [ html, setHtml ] = useState< string | null >( null );
	const [ errorMessage, setErrorMessage ] = useState( '' );
	const [ isCreating, setIsCreating ] = useState( false );
	const [ search, setSearch ] = useState( '' );
	const searchForms = useDebounce( setSearch, 250 );
	const forms = useSelect(
		( select ) =>
			(
				select( core ) as unknown as {
					getEntityRecords: (
						...query: unknown[]
					) => FormRecord[] | null;
				}
			 ).getEntityRecords( 'postType', POST_TYPE, {
				per_page: 100,
				status: 'publish',
				context: 'view',
				// Sites can have more forms than one request returns.
				...( search && { search, search_columns: [ 'post_title' ] } ),
			} ),
		[ search ]
	);
	// Undefined until the answer is there.
	const can = useSelect(
		( select ) => {
			const { canUser } = select( core ) as unknown as {
				canUser: (
					action: 'create' | 'update',
					resource: string,
					id?: number
				) => boolean | undefined;
			};
			return {
				create: canUser( 'create', POST_TYPE ),
				edit: formId > 0 && canUser( 'update', POST_TYPE, formId ),
			};
		},
		[ formId ]
	);
	const allPatterns = useSelect(
		( select ) =>
			(
				select( core ) as unknown as {
					getBlockPatterns: () => Pattern[] | undefined;
				}
			 ).getBlockPatterns(),
		[]
	);
	const patterns = ( allPatterns ?? [] ).filter( ( { categories } ) =>
		categories?.includes( CATEGORY )
	);
	const [ patternName, setPatternName ] = useState( '' );
	const [ title, setTitle ] = useState( '' );
	const pattern =
		patterns.find( ( { name } ) => name === patternName ) ?? patterns[ 0 ];
	const { saveEntityRecord } = useDispatch( core ) as unknown as {
		saveEntityRecord: (
			kind: string,
			name: string,
			record: object,
			options: object
		) => Promise< FormRecord >;
	};

	useEffect( () => {
		let current = true;
		setHtml( null );
		setErrorMessage( '' );
		if ( formId ) {
			apiFetch< { rendered: string } >( {
				path: `/wp/v2/block-renderer/quayside/form?context=edit&attributes[formId]=${ formId }`,
			} ).then(
				( { rendered } ) => current && setHtml( rendered ),
				( error: Error ) => current && setErrorMessage( error.message )
			);
		}
		return () => {
			current = false;
		};
	}, [ formId ] );

	const create = async (): Promise< void > => {
		if ( ! pattern ) {
			return;
		}
		setIsCreating( true );
		try {
			const form = await saveEntityRecord(
				'postType',
				POST_TYPE,
				{
					title: title || pattern.title,
					status: 'publish',
					content: pattern.content,
				},
				{ throwOnError: true }
			);
			setAttributes( { formId: form.id } );
		} catch ( error ) {
			setErrorMessage( ( error as Error ).message );
		}
		setIsCreating( false );
	};

	// Screen readers announce the instructions of a placeholder as soon as it is there, even in the preview of a pattern.
	const isPreview = useSelect( ( select ) => {
		const { isPreviewMode, __unstableIsPreviewMode } = (
			select( blockEditor ) as unknown as {
				getSettings: () => {
					isPreviewMode?: boolean;
					__unstableIsPreviewMode?: boolean;
				};
			}
		 ).getSettings();
		return isPreviewMode || __unstableIsPreviewMode;
	}, [] );

	const blockProps = useBlockProps();
	if ( ! formId ) {
		return (
			<div { ...blockProps }>
				<Placeholder
					icon="feedback"
					label={ __( 'Form', 'quayside-blocks' ) }
					instructions={
						isPreview
							? ''
							: errorMessage ||
								( can.create
									? __(
											'Select a form, or create a new one.',
											'quayside-blocks'
										)
									: __(
											'Display one of the site’s forms.',
											'quayside-blocks'
										) )
					}
				>
					<ComboboxControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Select a form', 'quayside-blocks' ) }
						value=""
						options={ ( forms ?? [] ).map( ( { id, title } ) => ( {
							value: String( id ),
							label:
								decodeEntities( title.raw || title.rendered ) ||
								`#${ id }`,
						} ) ) }
						onFilterValueChange={ searchForms }
						onChange={ ( value ) =>
							value &&
							setAttributes( { formId: Number( value ) } )
						}
					/>
					{ can.create && (
						<fieldset className="quayside-form-new">
							<legend>
								{ __(
									'Or create a new form',
									'quayside-blocks'
								) }
							</legend>
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __( 'Start with', 'quayside-blocks' ) }
								value={ pattern?.name ?? '' }
								options={ patterns.map(
									( { name, title: label } ) => ( {
										value: name,
										label,
									} )
								) }
								onChange={ setPatternName }
							/>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __( 'Title', 'quayside-blocks' ) }
								placeholder={ pattern?.title }
								value={ title }
								onChange={ setTitle }
							/>
							<Button
								variant="secondary"
								isBusy={ isCreating }
								disabled={ ! pattern || isCreating }
								accessibleWhenDisabled
								onClick={ create }
							>
								{ __( 'Create form', 'quayside-blocks' ) }
							</Button>
						</fieldset>
					) }
				</Placeholder>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<BlockControls>
				<ToolbarGroup>
					{ can.edit && (
						<ToolbarButton
							onClick={ () =>
								window.open(
									`post.php?post=${ formId }&action=edit`
								)
							}
						>
							{ __( 'Edit form', 'quayside-blocks' ) }
						</ToolbarButton>
					) }
					<ToolbarButton
						onClick={ () => setAttributes( { formId: 0 } ) }
					>
						{ __( 'Replace', 'quayside-blocks' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody
					title={ __( 'Without Quayside', 'quayside-blocks' ) }
					initialOpen={ email !== '' }
				>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="email"
						label={ __(
							'Public email address',
							'quayside-blocks'
						) }
						help={ __(
							'If Quayside is inactive, visitors see a link to this address instead of the form.',
							'quayside-blocks'
						) }
						value={ email }
						onChange={ ( value ) =>
							setAttributes( { email: value.trim() } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ errorMessage }
			{ html === null ? (
				! errorMessage && <Spinner />
			) : (
				<div
					ref={ ( element ) => element?.setAttribute( 'inert', '' ) }
				>
					<RawHTML>{ html }</RawHTML>
				</div>
			) }
		</div>
	);
}
