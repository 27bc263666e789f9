<?php
declare( strict_types=1 );

namespace Quayside\Tests\Access;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Submission\Token;

/**
 * Creates the objects for a request of the access table: a published form with a revision, an autosave, and an entry.
 */
final class Fixture {
	public readonly int $form;
	public readonly int $draft;
	public readonly int $revision;
	public readonly int $autosave;
	public readonly int $entry;
	public readonly int $note;

	public function __construct() {
		$who = get_current_user_id();
		wp_set_current_user( 0 );
		$make           = static fn ( string $type, string $status, int $parent = 0, string $name = '' ): int => (int) wp_insert_post(
			wp_slash(
				[
					'post_type'    => $type,
					'post_status'  => $status,
					'post_title'   => 'Contact',
					'post_name'    => $name,
					'post_parent'  => $parent,
					'post_content' => '<!-- wp:quayside/field-email {"block_id":"e1","slug":"email","label":"Email"} /-->',
				]
			)
		);
		$this->form     = $make( Form::POST_TYPE, 'publish' );
		$this->draft    = $make( Form::POST_TYPE, 'draft' );
		$this->revision = $make( 'revision', 'inherit', $this->form, "$this->form-revision-v1" );
		$this->autosave = $make( 'revision', 'inherit', $this->form, "$this->form-autosave-v1" );
		$field          = [
			'id'    => 'e1',
			'slug'  => 'email',
			'type'  => 'email',
			'label' => 'Email',
			'value' => 'a@b.co',
		];
		$this->entry    = ( new Entries() )->add( $this->form, wp_generate_password( 32, false ), [ $field ], [], 'unread', '' )['id'];
		$this->note     = Log::add( $this->entry, Log::NOTE, 'A note' );
		wp_set_current_user( $who );
	}

	/**
	 * Returns a submission of the form.
	 *
	 * @return array<string, string>
	 */
	public function submission(): array {
		return [
			'form-id'                  => (string) $this->form,
			'quayside-token'           => Token::make( $this->form ),
			Token::honeypot( $this->form ) => '',
			(string) Form::any( $this->form )?->schema()->by_slug( 'email' )?->name() => 'a@b.co',
		];
	}

	/**
	 * Returns the token of the entry's submission.
	 */
	public function token(): string {
		return FollowUp::token( $this->entry );
	}

	/**
	 * Returns the path of a route with the IDs of these objects.
	 */
	public function path( string $route ): string {
		$is_of_revisions = str_contains( $route, '(?P<parent>' );
		$id              = str_contains( $route, '/form-entries/' ) ? $this->entry : (
			str_contains( $route, '/revisions/' ) ? $this->revision : ( $is_of_revisions ? $this->autosave : $this->form )
		);
		return strtr(
			$route,
			[
				'(?P<locale>[A-Za-z0-9_-]{2,20})' => 'en_US',
				'(?P<id>[\d]+)'                 => (string) $id,
				'(?P<id>\d{1,18})'              => (string) $id,
				'(?P<parent>[\d]+)'             => (string) $this->form,
				'(?P<note>\d{1,18})'            => (string) $this->note,
				'(?P<submission_id>\d{1,18})'   => (string) $this->entry,
				'(?P<id>[A-Za-z0-9_-]{1,64})'   => 'nobody-has-this-id',
				'(?P<from>cookieyes|complianz)' => 'cookieyes',
				'(?P<type>billing|shipping)'    => 'billing',
			]
		);
	}
}
