<?php
/**
 * The database of a wp-content/db.php for a primary and a replica. QUAYSIDE_REPLICA is the DB_HOST of the replica.
 */

declare( strict_types=1 );

require_once dirname( __DIR__, 2 ) . '/tests/php/SplitsReads.php';

/**
 * Database with a primary and a replica. The user of the replica may only read, so that a misdirected statement fails.
 */
final class Quayside_Replicated_Database extends wpdb {
	use Quayside\Tests\SplitsReads;

	/** @var array<string, mixed> Connections by server. */
	private array $connections = [];

	private string $server = 'primary';

	/**
	 * Connects to the current server, also again after the connection was lost.
	 *
	 * @param bool $allow_bail Whether to end the request if it fails.
	 */
	public function db_connect( $allow_bail = true ) {
		$primary = [ $this->dbhost, $this->dbuser ];
		if ( 'replica' === $this->server ) {
			[ $this->dbhost, $this->dbuser ] = [ constant( 'QUAYSIDE_REPLICA' ), 'reader' ];
		}
		$is_connected                        = parent::db_connect( $allow_bail );
		$this->connections[ $this->server ]  = $this->dbh;
		[ $this->dbhost, $this->dbuser ]     = $primary;
		return $is_connected;
	}

	/**
	 * Runs a statement on the primary or the replica.
	 *
	 * @param string $query Statement.
	 */
	public function query( $query ) {
		// The number of found rows is that of the connection's last statement.
		if ( ! str_contains( $query, 'FOUND_ROWS()' ) ) {
			$this->server = $this->needs_primary( $query ) ? 'primary' : 'replica';
		}
		$this->dbh = $this->connections[ $this->server ] ?? null;
		if ( null === $this->dbh ) {
			$this->db_connect( false );
		}
		return parent::query( $query );
	}
}

$GLOBALS['wpdb'] = new Quayside_Replicated_Database( ...array_map( 'constant', [ 'DB_USER', 'DB_PASSWORD', 'DB_NAME', 'DB_HOST' ] ) );
