import { getChange } from './numbers';

interface Props {
	now: number | null;
	before: number | null;
	format: ( change: number | null ) => string;
}

/** Renders a change in percent. Its sign says the direction, its color only repeats it. */
export function Change( { now, before, format }: Props ) {
	const change = getChange( now, before );
	return (
		// The outer element is aligned in the direction of the page.
		<span
			className={ `quayside-change${ change ? ( change > 0 ? ' is-up' : ' is-down' ) : '' }` }
		>
			<bdi>{ format( change ) }</bdi>
		</span>
	);
}
