import { useKeepFocus } from '@quayside/admin/keep-focus';
import {
	Button,
	DropdownMenu,
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Controls, FieldEditor } from '../../fields/field-editor';
import type { Choice } from '../attributes';
import { choiceSets } from './bulk';
import { ImageButtons } from './image-buttons';
import { fromLines, moveChoice, fromPasted, toLines } from './lines';

interface RowsProps {
	choices: Choice[];
	/** Labels of the choices of a new field, which visitors should not see. */
	initialLabels: string[];
	hasImages: boolean;
	hasValues: boolean;
	onChange: ( choices: Choice[] ) => void;
}

/**
 * Renders a row for each choice. Pasted lines become rows. Enter adds a choice below, or selects the initial label there, and Backspace
 * in an empty label removes a choice.
 */
function Rows( {
	choices,
	initialLabels,
	hasImages,
	hasValues,
	onChange,
}: RowsProps ) {
	const { ref: list, ...keepFocus } = useKeepFocus< HTMLOListElement >();
	const [ focused, setFocused ] = useState< string | null >( null );
	useEffect( () => {
		if ( focused ) {
			const input = list.current?.querySelector< HTMLInputElement >(
				`[data-focus="${ focused }"]`
			);
			input?.focus();
			if ( input && initialLabels.includes( input.value ) ) {
				input.select();
			}
			setFocused( null );
		}
	}, [ focused, initialLabels, list ] );
	const change = ( index: number, next: Partial< Choice > ): void => {
		const { value, image, ...rest } = {
			...( choices[ index ] as Choice ),
			...next,
		};
		onChange(
			choices.with( index, {
				...rest,
				...( value ? { value } : {} ),
				...( image ? { image } : {} ),
			} )
		);
	};
	const insertAfter = ( index: number ): void => {
		onChange( choices.toSpliced( index + 1, 0, { label: '' } ) );
		setFocused( `label-${ index + 1 }` );
	};
	const remove = ( index: number ): void => {
		onChange( choices.toSpliced( index, 1 ) );
		setFocused( `label-${ Math.max( 0, index - 1 ) }` );
	};
	const move = ( index: number, by: -1 | 1 ): void => {
		onChange( moveChoice( choices, index, by ) );
		setFocused( `label-${ index + by }` );
		speak(
			sprintf(
				/* translators: 1: position of a choice, 2: number of choices */
				__( 'Moved to position %1$d of %2$d.', 'quayside-blocks' ),
				index + by + 1,
				choices.length
			)
		);
	};
	return (
		<ol className="quayside-form-choices" ref={ list } { ...keepFocus }>
			{ choices.map( ( { label, value, image }, index ) => {
				const name = sprintf(
					/* translators: %d: position of a choice */
					__( 'Choice %d', 'quayside-blocks' ),
					index + 1
				);
				return (
					<li key={ index }>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							hideLabelFromVision
							label={ name }
							data-focus={ `label-${ index }` }
							value={ label }
							onChange={ ( next ) =>
								change( index, { label: next } )
							}
							// Typing replaces an initial label.
							onClick={ ( { currentTarget } ) => {
								if ( initialLabels.includes( label ) ) {
									currentTarget.select();
								}
							} }
							// A field of one line would join lines. They replace an empty or initial label.
							onPaste={ ( event ) => {
								const pasted = fromPasted(
									event.clipboardData.getData( 'text' )
								);
								if ( pasted[ 1 ] ) {
									event.preventDefault();
									const offset =
										label &&
										! initialLabels.includes( label )
											? 1
											: 0;
									onChange(
										choices.toSpliced(
											index + offset,
											1 - offset,
											...pasted
										)
									);
									setFocused(
										`label-${ index + offset + pasted.length - 1 }`
									);
								}
							} }
							onKeyDown={ ( event ) => {
								if ( event.key === 'Enter' ) {
									event.preventDefault();
									const next = choices[ index + 1 ];
									if (
										next &&
										initialLabels.includes( next.label )
									) {
										setFocused( `label-${ index + 1 }` );
									} else {
										insertAfter( index );
									}
								} else if (
									event.key === 'Backspace' &&
									! label &&
									choices.length > 1
								) {
									event.preventDefault();
									remove( index );
								}
							} }
						/>
						<DropdownMenu
							icon="ellipsis"
							label={ sprintf(
								/* translators: %s: a choice, such as "Choice 2" */
								__( 'Options: %s', 'quayside-blocks' ),
								name
							) }
							toggleProps={ { size: 'small' } }
							controls={ [
								{
									title: __( 'Move up', 'quayside-blocks' ),
									icon: 'arrow-up-alt2',
									isDisabled: index === 0,
									onClick: () => move( index, -1 ),
								},
								{
									title: __( 'Move down', 'quayside-blocks' ),
									icon: 'arrow-down-alt2',
									isDisabled: index === choices.length - 1,
									onClick: () => move( index, 1 ),
								},
								{
									title: __( 'Remove', 'quayside-blocks' ),
									icon: 'trash',
									isDisabled: choices.length === 1,
									onClick: () => remove( index ),
								},
							] }
						/>
						{ hasValues && (
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ sprintf(
									/* translators: %s: a choice, such as "Choice 2" */
									__( 'Value: %s', 'quayside-blocks' ),
									name
								) }
								value={ value ?? '' }
								placeholder={ label }
								onChange={ ( next ) =>
									change( index, { value: next } )
								}
							/>
						) }
						{ hasImages && (
							<ImageButtons
								name={ name }
								image={ image ?? 0 }
								onChange={ ( next ) =>
									change( index, { image: next } )
								}
							/>
						) }
					</li>
				);
			} ) }
			<li>
				<Button
					variant="secondary"
					onClick={ () => insertAfter( choices.length - 1 ) }
				>
					{ __( 'Add choice', 'quayside-blocks' ) }
				</Button>
			</li>
		</ol>
	);
}

/** The editor takes seconds to show more rows, and minutes to show 20,000. More choices are edited as text. */
const MAX_ROWS = 500;

/** Renders the panel for the choices of a field and the number of selections. */
export function ChoiceControls( {
	editor,
	controls,
}: {
	editor: FieldEditor;
	controls: Controls;
} ) {
	const { attributes, setAttributes, number, toggle } = controls;
	const has = ( name: string ): boolean => name in editor.block.attributes;
	const isMultiple = has( 'multiSelect' )
		? !! attributes.multiSelect
		: ! attributes.singleSelection;
	const choices = attributes.options ?? [];
	const { options } = editor.block.attributes as {
		options?: { default?: Choice[] };
	};
	const initialLabels = ( options?.default ?? [] ).map(
		( { label } ) => label
	);
	const setChoices = ( next: Choice[] ): void =>
		setAttributes( { options: next } );
	const [ isTextPreferred, setIsTextPreferred ] = useState( false );
	const isTooMany = choices.length > MAX_ROWS;
	const asText = isTextPreferred || isTooMany;
	const [ hasValues, setHasValues ] = useState(
		choices.some( ( { value } ) => value )
	);
	const [ hasImages, setHasImages ] = useState(
		choices.some( ( { image } ) => image )
	);
	const language = document.documentElement.lang || 'en';
	return (
		<PanelBody title={ __( 'Choices', 'quayside-blocks' ) }>
			{ asText ? (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Choices (one per line)', 'quayside-blocks' ) }
					help={ __(
						'Enter value=label to store another value than the label.',
						'quayside-blocks'
					) }
					rows={ 8 }
					value={ toLines( choices ) }
					onChange={ ( text ) =>
						setChoices( fromLines( text, choices ) )
					}
				/>
			) : (
				<Rows
					choices={ choices }
					initialLabels={ initialLabels }
					hasImages={ hasImages && !! editor.hasChoiceImages }
					hasValues={ hasValues }
					onChange={ setChoices }
				/>
			) }
			<div className="quayside-form-choice-tools">
				<DropdownMenu
					icon={ null }
					text={ __( 'Use a list', 'quayside-blocks' ) }
					label={ __(
						'Replace the choices with a list',
						'quayside-blocks'
					) }
					toggleProps={ { size: 'small', variant: 'tertiary' } }
					controls={ choiceSets( language, 1 ).map(
						( { title, choices: create } ) => ( {
							title,
							onClick: () => {
								const next = create();
								setChoices( next );
								setHasValues(
									next.some( ( { value } ) => value )
								);
							},
						} )
					) }
				/>
				<Button
					size="small"
					variant="tertiary"
					disabled={ isTooMany }
					accessibleWhenDisabled
					onClick={ () => setIsTextPreferred( ! asText ) }
				>
					{ asText
						? __( 'Edit in rows', 'quayside-blocks' )
						: __( 'Edit as text', 'quayside-blocks' ) }
				</Button>
			</div>
			{ ! asText && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show values', 'quayside-blocks' ) }
					help={ __(
						'The value is stored, sent, and compared in rules instead of the label.',
						'quayside-blocks'
					) }
					checked={ hasValues }
					onChange={ setHasValues }
				/>
			) }
			{ ! asText && editor.hasChoiceImages && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show images', 'quayside-blocks' ) }
					checked={ hasImages }
					onChange={ setHasImages }
				/>
			) }
			{ has( 'multiSelect' ) &&
				toggle(
					'multiSelect',
					__( 'Allow multiple selections', 'quayside-blocks' )
				) }
			{ has( 'singleSelection' ) &&
				toggle(
					'singleSelection',
					__( 'Allow only one selection', 'quayside-blocks' )
				) }
			{ has( 'searchable' ) &&
				! isMultiple &&
				toggle(
					'searchable',
					__( 'Always show search', 'quayside-blocks' )
				) }
			{ isMultiple &&
				number(
					'minSelection',
					__( 'Minimum selections', 'quayside-blocks' )
				) }
			{ isMultiple &&
				number(
					'maxSelection',
					__( 'Maximum selections', 'quayside-blocks' )
				) }
		</PanelBody>
	);
}
