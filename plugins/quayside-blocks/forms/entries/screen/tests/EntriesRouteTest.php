<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen\Tests;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Kit\Contract;

/**
 * The routes of the entries screen, for users with the capabilities alone.
 */
final class EntriesRouteTest extends FormTestCase {
	public function test_visitors_and_editors_have_no_access(): void {
		$id = self::submit( self::form(), [ 'name' => 'Ada', 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'];
		foreach ( [ '', 'subscriber', 'editor' ] as $role ) {
			'' === $role || self::log_in_as( $role );
			foreach ( [
				[ 'GET', '/quayside/v1/form-entries' ],
				[ 'GET', "/quayside/v1/form-entries/$id" ],
				[ 'POST', "/quayside/v1/form-entries/$id" ],
				[ 'DELETE', "/quayside/v1/form-entries/$id" ],
				[ 'POST', "/quayside/v1/form-entries/$id/resend" ],
			] as [ $method, $route ] ) {
				self::assertSame( '' === $role ? 401 : 403, self::rest( $method, $route )->get_status(), "$role $method $route" );
			}
		}
	}

	public function test_changing_an_entry_returns_nothing_to_users_who_can_not_view_entries(): void {
		$id    = self::submit( self::form(), [ 'name' => 'Ada', 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'];
		$route = "/quayside/v1/form-entries/$id";
		self::log_in_as( 'editor' );
		wp_get_current_user()->add_cap( Capabilities::MANAGE );
		foreach ( [
			[ 'POST', $route, [ 'starred' => true ] ],
			[ 'POST', "$route/resend", [] ],
			[ 'POST', "$route/notes", [ 'text' => 'x' ] ],
			[ 'DELETE', "$route/notes/1", [] ],
			[ 'GET', $route, [] ],
		] as [ $method, $path, $params ] ) {
			self::assertSame( 403, self::rest( $method, $path, $params )->get_status(), "$method $path" );
		}
		$changed = self::rest( 'POST', '/quayside/v1/form-entries/bulk', [ 'action' => 'star', 'ids' => [ $id ] ] )->get_data();
		self::assertSame( [ 'changed' => 1 ], $changed, 'The response is a number alone.' );
		wp_get_current_user()->add_cap( Capabilities::VIEW );
		self::assertSame( 200, self::rest( 'POST', $route, [ 'starred' => true ] )->get_status() );
	}

	public function test_administrators_can_search_change_and_delete_entries(): void {
		$form  = self::form();
		$other = self::form();
		$ada   = self::submit( $form, [ 'name' => 'Ada "the" Ünïque', 'email' => 'ada@b.co' ] )->get_data()['data']['submission_id'];
		self::submit( $form, [ 'name' => 'Bob', 'email' => 'bob@b.co' ] );
		self::submit( $other, [ 'name' => 'Ada', 'email' => 'ada@b.co' ] );
		self::log_in_as( 'administrator' );
		$list = static fn ( array $query ): array => array_column( self::rest( 'GET', '/quayside/v1/form-entries', $query )->get_data(), 'id' );
		self::assertCount( 2, $list( [ 'form' => $form->id() ] ) );
		self::assertSame( [ $ada ], $list( [ 'form' => $form->id(), 'search' => 'Ada "the" Ü' ] ) );
		self::assertSame( [], $list( [ 'form' => $form->id(), 'search' => '%' ] ) );
		self::assertSame( 400, self::rest( 'GET', '/quayside/v1/form-entries', [ 'status' => 'stolen' ] )->get_status() );
		$response = self::rest( 'POST', "/quayside/v1/form-entries/$ada", [ 'status' => 'read', 'starred' => true ] );
		self::assertTrue( Contract::load( dirname( __DIR__, 4 ) . '/build/contracts', 'forms/entry' )->validate( $response->get_data() ) );
		self::assertSame( [ 'read', true ], [ $response->get_data()['status'], $response->get_data()['starred'] ] );
		self::assertSame( [ $ada ], $list( [ 'starred' => true, 'form' => $form->id() ] ) );
		self::rest( 'POST', "/quayside/v1/form-entries/$ada", [ 'status' => 'trash' ] );
		self::assertCount( 1, $list( [ 'form' => $form->id() ] ) );
		self::assertSame( [ $ada ], $list( [ 'form' => $form->id(), 'status' => 'trash' ] ) );
		self::assertSame( 204, self::rest( 'DELETE', "/quayside/v1/form-entries/$ada" )->get_status() );
		self::assertSame( 404, self::rest( 'GET', "/quayside/v1/form-entries/$ada" )->get_status() );
	}

	public function test_a_failed_deletion_returns_an_error_and_preserves_the_entry_and_its_values(): void {
		$form = self::form( [ [ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'isUnique' => true ] ] ] );
		$id   = self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'];
		self::log_in_as( 'administrator' );
		// An empty query fails.
		$break = static fn ( string $query ): string => str_starts_with( $query, 'DELETE FROM ' . Tables::name( 'entries' ) . ' ' ) ? '' : $query;
		add_filter( 'query', $break, 20 );
		$response = self::rest( 'DELETE', "/quayside/v1/form-entries/$id" );
		remove_filter( 'query', $break, 20 );
		self::assertSame( [ 500, 'quayside_entry_not_changed' ], [ $response->get_status(), $response->get_data()['code'] ] );
		self::assertSame( 200, self::rest( 'GET', "/quayside/v1/form-entries/$id" )->get_status() );
		self::assertFalse( self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['success'], 'Its unique value is still in use.' );
		self::assertSame( 204, self::rest( 'DELETE', "/quayside/v1/form-entries/$id" )->get_status() );
		self::assertTrue( self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['success'] );
	}
}
