import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldAttributes } from './attributes';

interface Props {
	type: string;
	attributes: FieldAttributes;
}

/** What no visitor and no key reaches: editors see how it looks. */
const STILL = { tabIndex: -1, readOnly: true, 'aria-hidden': true } as const;

const DATES: Record< string, string > = { date: 'date', time: 'time', dateTime: 'datetime-local' };

/** The choices, with the same elements and classes as Choices::boxes(). */
function Boxes( { attributes: { block_id: id, options = [], singleSelection, defaultValue = '' } }: { attributes: FieldAttributes } ) {
	const chosen = defaultValue.split( ' | ' );
	return (
		<div className="srfm-block-choices">
			{ options.map( ( { label }, index ) => (
				<span key={ index } className="srfm-multi-choice-single">
					<input { ...STILL } id={ `preview-${ id }-${ index }` } type={ singleSelection ? 'radio' : 'checkbox' } className="srfm-input-multi-choice-single" checked={ !! label && chosen.includes( label ) } />
					<label htmlFor={ `preview-${ id }-${ index }` }>{ label }</label>
				</span>
			) ) }
		</div>
	);
}

/** The stars, as Choices::rating() prints them. */
function Stars( { attributes: { block_id: id, max, defaultValue = '' } }: { attributes: FieldAttributes } ) {
	return (
		<div className="srfm-rating" aria-hidden>
			{ Array.from( { length: Math.max( 1, Math.min( 10, max ?? 5 ) ) }, ( _, star ) => (
				<Fragment key={ star }>
					<input { ...STILL } id={ `preview-${ id }-${ star }` } type="radio" checked={ defaultValue === String( star + 1 ) } />
					<label htmlFor={ `preview-${ id }-${ star }` }>
						<span>★</span>
					</label>
				</Fragment>
			) ) }
		</div>
	);
}

/** What is in a text control before anything is typed: a mask shows its pattern. */
const placeholderOf = ( { placeholder, mask, customMask = '' }: FieldAttributes ): string => {
	const pattern = mask === 'custom-mask' ? customMask.replace( /^date:\s*/i, '' ) : ( mask ?? '' ).replaceAll( '#', '_' );
	return placeholder || ( customMask && pattern === customMask && mask === 'custom-mask' ? '' : pattern );
};

const hintOf = ( { allowedTypes = '', maxSize = 5 }: FieldAttributes ): string =>
	/* translators: 1: endings of files such as jpg, pdf; 2: a size such as 5 MB */
	sprintf( __( '%1$s, up to %2$s each', 'quayside-blocks' ), allowedTypes, `${ maxSize } MB` );

/** A field's control as visitors see it, without function: editors write its label beside it. */
export function FieldPreview( { type, attributes }: Props ) {
	const { placeholder, defaultValue = '' } = attributes;
	const common = { ...STILL, className: `srfm-input-common srfm-input-${ type }` };
	switch ( type ) {
		case 'textarea':
			return <textarea { ...common } placeholder={ placeholder } rows={ Math.max( 2, attributes.rows ?? 4 ) } value={ defaultValue } />;
		case 'checkbox':
		case 'gdpr':
			return <input { ...common } type="checkbox" checked={ !! attributes.checked } />;
		case 'rating':
			return <Stars attributes={ attributes } />;
		case 'slider': {
			const value = defaultValue || String( attributes.min ?? 0 );
			return (
				<div className="srfm-slider" aria-hidden>
					<input { ...common } type="range" value={ value } min={ attributes.min ?? 0 } max={ attributes.max ?? 100 } />
					<output className="srfm-slider-value">{ value }</output>
				</div>
			);
		}
		case 'multi-choice':
			return <Boxes attributes={ attributes } />;
		case 'dropdown':
			return (
				<select className={ common.className } tabIndex={ -1 } aria-hidden disabled>
					<option>{ defaultValue.replaceAll( ' | ', ', ' ) || placeholder || ( attributes.multiSelect ? __( 'Select options', 'quayside-blocks' ) : __( 'Select an option', 'quayside-blocks' ) ) }</option>
				</select>
			);
		case 'upload':
			return (
				<div className="srfm-upload">
					<input { ...common } type="file" disabled />
					<p className="srfm-upload-hint">{ hintOf( attributes ) }</p>
				</div>
			);
		case 'datepicker':
			return <input { ...common } type={ DATES[ attributes.dateType ?? 'date' ] ?? 'date' } value={ defaultValue } />;
		default:
			return <input { ...common } type="text" dir={ [ 'phone', 'url' ].includes( type ) ? 'ltr' : undefined } placeholder={ placeholderOf( attributes ) } value={ type === 'password' ? '' : defaultValue } />;
	}
}
