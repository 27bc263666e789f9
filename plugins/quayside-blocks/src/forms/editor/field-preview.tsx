import type { FieldAttributes } from './attributes';

/** A field's control as visitors see it, without function: editors write its label beside it. */
export function FieldPreview( { type, attributes }: { type: string; attributes: FieldAttributes } ) {
	const { placeholder, defaultValue, options = [] } = attributes;
	const common = { className: `srfm-input-common srfm-input-${ type }`, placeholder, tabIndex: -1, readOnly: true, 'aria-hidden': true } as const;
	switch ( type ) {
		case 'textarea':
			return <textarea { ...common } rows={ attributes.rows ?? 4 } value={ defaultValue } />;
		case 'checkbox':
		case 'gdpr':
			return <input type="checkbox" tabIndex={ -1 } aria-hidden readOnly checked={ !! attributes.checked } />;
		case 'rating':
			return <div className="srfm-rating">{ '★'.repeat( attributes.max ?? 5 ) }</div>;
		case 'slider':
			return <input type="range" tabIndex={ -1 } aria-hidden readOnly value={ defaultValue || attributes.min } min={ attributes.min } max={ attributes.max } />;
		case 'multi-choice':
			return (
				<div className="srfm-block-choices">
					{ options.map( ( { label } ) => (
						<span key={ label } className="srfm-multi-choice-single">
							<input type={ attributes.singleSelection ? 'radio' : 'checkbox' } tabIndex={ -1 } aria-hidden readOnly checked={ defaultValue === label } />
							<span>{ label }</span>
						</span>
					) ) }
				</div>
			);
		case 'dropdown':
			return (
				<select className={ common.className } tabIndex={ -1 } aria-hidden disabled>
					<option>{ placeholder || options[ 0 ]?.label }</option>
				</select>
			);
		case 'upload':
			return (
				<div className="srfm-upload">
					<input type="file" tabIndex={ -1 } aria-hidden disabled />
					<p className="srfm-upload-hint">{ attributes.allowedTypes }</p>
				</div>
			);
		case 'datepicker':
			return <input { ...common } type={ attributes.dateType === 'time' ? 'time' : 'date' } value={ defaultValue } />;
		default:
			return <input { ...common } type="text" value={ type === 'password' ? '' : defaultValue } />;
	}
}
