import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DashboardOrder } from '@quayside/contracts/shop/dashboard.order';
import { wordsOf } from './use-answer';
import type { Client } from './use-answer';
import { Waiting } from './waiting';

const PATH = '/quayside-shop/v1/customer/orders';
const PER_PAGE = 10;

const day = ( date: string ): string =>
	date
		? new Date( date ).toLocaleDateString(
				document.documentElement.lang || undefined,
				{ day: 'numeric', month: 'long', year: 'numeric' }
			)
		: '';

/** The customer's orders, newest first, ten at a time. */
export function Orders( {
	client,
	shopUrl,
}: {
	client: Client;
	shopUrl: string;
} ) {
	const [ orders, setOrders ] = useState< DashboardOrder[] | null >( null );
	const [ page, setPage ] = useState( 1 );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ pages, setPages ] = useState( 1 );
	const [ problem, setProblem ] = useState( '' );
	const list = useRef< HTMLUListElement >( null );
	/** So many orders were there when older ones were asked for; 0 when nobody asked. */
	const known = useRef( 0 );

	// The button may leave the page: who pressed it goes on at the first order that came.
	useEffect( () => {
		if ( known.current && orders && orders.length > known.current ) {
			list.current?.children[ known.current ]
				?.querySelector( 'a' )
				?.focus();
			known.current = 0;
		}
	}, [ orders ] );

	useEffect( () => {
		const stop = new AbortController();
		setProblem( '' );
		const read = async (): Promise< void > => {
			const response = await client< Response >( {
				path: `${ PATH }?page=${ page }&per_page=${ PER_PAGE }`,
				parse: false,
				signal: stop.signal,
			} );
			const more = ( await response.json() ) as DashboardOrder[];
			setPages(
				Number( response.headers.get( 'X-WP-TotalPages' ) ) || 1
			);
			setOrders( ( before ) => [
				...( before ?? [] ).filter(
					( { id } ) => ! more.some( ( order ) => order.id === id )
				),
				...more,
			] );
		};
		read().catch( async ( error: unknown ) => {
			if ( ! stop.signal.aborted ) {
				setProblem(
					wordsOf(
						error instanceof Response
							? await error.json().catch( () => null )
							: error
					)
				);
			}
		} );
		return () => stop.abort();
	}, [ client, page, attempt ] );

	if ( ! orders ) {
		return (
			<Waiting
				problem={ problem }
				retry={ () => setAttempt( attempt + 1 ) }
			/>
		);
	}
	if ( ! orders.length ) {
		return (
			<p>
				{ __( 'You have not placed any orders yet.', 'quayside-shop' ) }{ ' ' }
				<a href={ shopUrl }>
					{ __( 'Browse products', 'quayside-shop' ) }
				</a>
			</p>
		);
	}
	return (
		<>
			<ul className="quayside-dashboard__list" ref={ list }>
				{ orders.map( ( order ) => (
					<li key={ order.id } className="quayside-order">
						<h3>
							<a href={ order.url }>
								{ sprintf(
									/* translators: %s: number of an order */
									__( 'Order %s', 'quayside-shop' ),
									order.number
								) }
							</a>
						</h3>
						<p className="quayside-order__facts">
							<time dateTime={ order.date }>
								{ day( order.date ) }
							</time>{ ' ' }
							· <span>{ order.status_name }</span> ·{ ' ' }
							<strong>{ order.total }</strong>
						</p>
						<ul className="quayside-order__lines">
							{ order.lines.map( ( line, index ) => (
								<li key={ index }>
									<span>
										{ line.quantity } × { line.name }
									</span>
									<span>{ line.total }</span>
								</li>
							) ) }
						</ul>
						{ order.actions.length > 0 && (
							<p className="quayside-order__actions">
								{ order.actions.map( ( { name, url } ) => (
									<a
										key={ url }
										className="quayside-dashboard__button is-quiet"
										href={ url }
									>
										{ name }
									</a>
								) ) }
							</p>
						) }
					</li>
				) ) }
			</ul>
			{ problem && (
				<Waiting
					problem={ problem }
					retry={ () => setAttempt( attempt + 1 ) }
				/>
			) }
			{ page < pages && ! problem && (
				<button
					type="button"
					className="quayside-dashboard__button is-quiet"
					onClick={ () => {
						known.current = orders.length;
						setPage( page + 1 );
					} }
				>
					{ __( 'Load older orders', 'quayside-shop' ) }
				</button>
			) }
		</>
	);
}
